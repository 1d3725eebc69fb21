const SHOWN = 4;

/** An account of the house as pages show it: its last four characters. */
export const maskAccount = (account: string): string =>
  account.length > SHOWN ? `•••• ${account.slice(-SHOWN)}` : '••••';
