// Whether the last input was a key: then the page moves the focus to what is asked.
export const lastInput = $state({ byKey: false })

export function watchInput(): void {
  addEventListener('keydown', () => (lastInput.byKey = true), true)
  addEventListener('pointerdown', () => (lastInput.byKey = false), true)
}
