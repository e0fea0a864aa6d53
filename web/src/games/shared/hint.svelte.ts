// The choice that the sage would make, marked wherever it lies: on the board, on a sheet, at its foot.
import type { NamedChoice } from './words'

type HintedChoice = NamedChoice & { id: number }

class Hint {
  choice = $state.raw<HintedChoice | null>(null)

  /** Whether this is it. */
  is(choice: { id: number } | undefined): boolean {
    return choice !== undefined && this.choice?.id === choice.id
  }

  /** Whether it takes a thing of this name. */
  takes(kind: string, name: string): boolean {
    return this.choice?.of === kind && !!this.choice.names?.includes(name)
  }
}

/** What is advised now. */
export const hint = new Hint()
