/** The games on the drawn phone: asked for as the section of hot games asks by default, so that both share one answer. */
export const PHONE_GAMES = { status: 'normal', limit: 12 } as const;
