/** What is offered where a lobby has not opened: games that can be played now. */
export const MEANWHILE = { status: 'normal', limit: 12 } as const;
