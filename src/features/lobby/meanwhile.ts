/** Games that are asked for where a lobby has not opened, so that some of them can be played. */
export const MEANWHILE = { limit: 24 } as const;
