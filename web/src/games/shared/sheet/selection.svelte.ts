// What is picked on a sheet: it shows what it does before it is confirmed, or answers at once for whoever likes that.
import { settings } from '../../../state/settings.svelte'
import type { Choice } from '../../board'

/** Whether one press answers, without being asked again. */
export const answersAtOnce = (): boolean => settings.press === 'once'

/** The answer that is picked and not yet given; forgotten when something else is asked. */
export class Selection {
  #at = $state.raw<{ decision: number; choice: Choice } | null>(null)
  constructor(
    private readonly decision: () => number,
    private readonly choose: (id: number) => void,
  ) {}

  get choice(): Choice | undefined {
    return this.#at?.decision === this.decision() ? this.#at.choice : undefined
  }

  /** Whether this is the one. */
  is(choice: Choice): boolean {
    return this.choice?.id === choice.id
  }

  /** Pick an answer; with one press, it is given. */
  pick(choice: Choice): void {
    if (answersAtOnce()) this.choose(choice.id)
    else this.#at = { decision: this.decision(), choice }
  }
}
