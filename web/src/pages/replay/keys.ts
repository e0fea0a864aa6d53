// The keys of a replay: arrows step, with Shift they jump; Home and End go to the ends; p plays or pauses.
import type { Replay } from '../../state/replay.svelte'

export function handleReplayKeys(event: KeyboardEvent, replay: Replay, jump: (by: 1 | -1) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { target } = event
  if (target instanceof HTMLElement && target.closest('input, select, textarea, [role=tablist], dialog')) return
  if (event.key === 'ArrowRight') return event.shiftKey ? jump(1) : void replay.forward()
  if (event.key === 'ArrowLeft') return event.shiftKey ? jump(-1) : void replay.goTo(replay.step - 1)
  if (event.key === 'Home') void replay.goTo(0)
  if (event.key === 'End') void replay.goTo(replay.position?.steps ?? 0)
  if (event.key === 'p') replay.toggle()
}
