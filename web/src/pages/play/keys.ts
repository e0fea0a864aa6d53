// The keys of a table: Escape skips what is shown, Space and Enter show the next event, p opens the score.
import type { LiveTable } from '../../state/table.svelte'

export function handleTableKeys(event: KeyboardEvent, table: LiveTable, toggleScore: () => void): void {
  if (event.key === 'Escape' && table.showing) table.skip()
  if ((event.key === ' ' || event.key === 'Enter') && table.showing && event.target === document.body)
    table.showNext()
  const typing = (event.target as Element).closest('input, textarea, select')
  if (event.key === 'p' && !event.ctrlKey && !event.metaKey && !typing) toggleScore()
}
