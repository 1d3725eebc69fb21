const MOST = 99;

/** A count in a small place: what is more than it has room for is 99+. */
export const writeCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
