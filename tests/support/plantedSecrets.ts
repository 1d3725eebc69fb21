/** Secrets that a test let the gateway handle, to be looked for wherever it writes. */
export interface PlantedSecrets {
  /** Plants a secret under a name that failures are told by. */
  plant(name: string, secret: string | undefined): string;
  /** Plants the values of all cookies. */
  plantCookies(name: string, cookie: string): void;
  /** Names of the secrets that stand in a text, in clear or as anything that is easily turned back. */
  findIn(text: string): readonly string[];
  readonly names: readonly string[];
}

/** Short codes also stand in longer numbers by chance. */
const isShort = (secret: string) => /^\d{1,8}$/.test(secret);

function listForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    // As a Buffer looks in JSON.
    [...bytes].join(','),
  ];
}

/** Makes an empty collection. */
export function plantSecrets(): PlantedSecrets {
  const planted = new Map<string, string>();
  const holds = (text: string, secret: string) =>
    isShort(secret)
      ? new RegExp(`(?<![0-9a-f.:-])${secret}(?![0-9a-f.:-])`, 'i').test(text)
      : listForms(secret).some((form) => text.includes(form));
  return {
    plant(name, secret) {
      if (!secret) throw new Error(`There is no secret "${name}".`);
      planted.set(name, secret);
      return secret;
    },
    plantCookies(name, cookie) {
      for (const pair of cookie.split('; ')) {
        const [cookieName = '', value] = pair.split('=', 2);
        this.plant(`${name}: ${cookieName}`, value);
      }
    },
    findIn: (text) =>
      [...planted].filter(([, secret]) => holds(text, secret)).map(([name]) => name),
    get names() {
      return [...planted.keys()];
    },
  };
}
