// The selection on a sheet, confirmed by a second press unless the settings say otherwise.
import { settings } from '../../../state/settings.svelte'
import type { Choice } from '../../board'

/** Whether one press answers. */
export const answersAtOnce = (): boolean => settings.press === 'once'

/** The selected choice, until it is confirmed or another decision comes. */
export class Selection {
  #at = $state.raw<{ decision: number; choice: Choice } | null>(null)
  constructor(
    private readonly decision: () => number,
    private readonly choose: (id: number) => void,
  ) {}

  get choice(): Choice | undefined {
    return this.#at?.decision === this.decision() ? this.#at.choice : undefined
  }

  /** Whether this choice is selected. */
  is(choice: Choice): boolean {
    return this.choice?.id === choice.id
  }

  /** Select a choice, or send it if one press answers. */
  pick(choice: Choice): void {
    if (answersAtOnce()) this.choose(choice.id)
    else this.#at = { decision: this.decision(), choice }
  }
}
