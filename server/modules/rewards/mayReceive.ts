/** What of a member decides. */
interface Reached {
  readonly status: 'active' | 'suspended' | 'closed';
  readonly paused_until: Date | null;
  readonly play_frozen_until: Date | null;
}

/** Whether a member is offered, told of or granted anything: nobody whose account rests, is closed or is kept from play. */
export function mayReceive(member: Reached, now: Date): boolean {
  const { status, paused_until: paused, play_frozen_until: frozen } = member;
  const isOver = (until: Date | null) => until === null || until <= now;
  return status === 'active' && isOver(paused) && isOver(frozen);
}
