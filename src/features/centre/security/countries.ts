const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that browsers name and that are no countries: unions, reserves and tests. */
const NONE: ReadonlySet<string> = new Set(
  'AC BU CP CQ CS DD DG EA EU EZ FX IC NT QO SU TA TP UK UN XA XB XK YD YU ZR ZZ AN DY HV NH RH VD'.split(
    ' ',
  ),
);

let codes: readonly string[] | undefined;

function listCodes(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.map((second) => first + second).filter(
      (code) => !NONE.has(code) && names.of(code) !== undefined,
    ),
  );
}

/** Countries by their names in a language, in its order; ISO 3166. */
export function listCountries(tag: string): readonly { value: string; label: string }[] {
  codes ??= listCodes();
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => compare(one.label, other.label));
}
