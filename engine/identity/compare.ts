/** How one thing that was sent stands to what is on file. */
export interface Comparison {
  readonly what: 'name' | 'birthday' | 'accounts';
  /** `unknown` where nothing is on file. */
  readonly result: 'same' | 'partly' | 'differs' | 'unknown';
}

/** The words of a name, without accents, case and punctuation, in any order. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

const isPartOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && [...one].every((word) => other.has(word));

/** How two names stand: documents write surnames first, and second names that accounts leave out. */
export function compareNames(one: string, other: string): 'same' | 'partly' | 'differs' {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [isIn, isAround] = [isPartOf(first, second), isPartOf(second, first)];
  if (isIn && isAround) return 'same';
  return isIn || isAround ? 'partly' : 'differs';
}

/** The worst of several; `unknown` for none. */
function worst(results: readonly ('same' | 'partly' | 'differs')[]): Comparison['result'] {
  if (results.length === 0) return 'unknown';
  if (results.includes('differs')) return 'differs';
  return results.includes('partly') ? 'partly' : 'same';
}

/** Compares what a member sent with what is on file. Birthdays as `YYYY-MM-DD`. */
export function compareIdentity(
  sent: { readonly name: string | null; readonly birthday: string | null },
  file: {
    readonly payeeName: string | null;
    readonly birthday: string | null;
    /** Holders of the payout accounts. */
    readonly holders: readonly string[];
  },
): readonly Comparison[] {
  const { name, birthday } = sent;
  return [
    ...(name === null
      ? []
      : ([
          {
            what: 'name',
            result: worst(file.payeeName === null ? [] : [compareNames(name, file.payeeName)]),
          },
          { what: 'accounts', result: worst(file.holders.map((one) => compareNames(name, one))) },
        ] as const)),
    ...(birthday === null
      ? []
      : ([
          {
            what: 'birthday',
            result:
              file.birthday === null ? 'unknown' : file.birthday === birthday ? 'same' : 'differs',
          },
        ] as const)),
  ];
}
