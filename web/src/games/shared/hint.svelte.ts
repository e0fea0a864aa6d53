// The recommended choice, marked wherever it appears.
import type { NamedChoice } from './words'

type HintedChoice = NamedChoice & { id: number }

class Hint {
  choice = $state.raw<HintedChoice | null>(null)

  /** Whether this is the recommended choice. */
  is(choice: { id: number } | undefined): boolean {
    return choice !== undefined && this.choice?.id === choice.id
  }

  /** Whether the recommended choice takes this thing. */
  takes(kind: string, name: string): boolean {
    return this.choice?.of === kind && !!this.choice.names?.includes(name)
  }
}

/** The current hint. */
export const hint = new Hint()
