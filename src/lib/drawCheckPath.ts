/** Where the draw of an issue is computed again. */
export const writeDrawCheckPath = (fairnessPath: string, lottery: string, issue: string): string =>
  `${fairnessPath}?${new URLSearchParams({ draw: `${lottery}:${issue}` })}`;

/** Where the draw of a bet of one's own is computed again, by the number of the bet. */
export const writePlayCheckPath = (fairnessPath: string, order: string): string =>
  `${fairnessPath}?${new URLSearchParams({ draw: order })}`;

/** An issue of a lottery, or a bet whose draw is meant; the latter alone names the draws of instant lotteries. */
export type DrawName =
  | { readonly lottery: string; readonly issue: string; readonly order?: undefined }
  | { readonly order: string };

const ORDER = /^L[0-9A-Z]{20}$/;

/** What a link to a bet or to a check names; the text itself where it is no link. */
function readLink(text: string): string {
  if (!/^(https?:\/)?\//i.test(text)) return text;
  try {
    const { searchParams } = new URL(text, 'https://pasted.invalid');
    return searchParams.get('draw') ?? searchParams.get('order') ?? '';
  } catch {
    return '';
  }
}

/**
 * Reads `SSC1M:20260201-0001`, the number of a bet, or a link to either; null for what is none. An instant lottery has no
 * issues: what stands in their place is the number of the bet.
 */
export function readDrawName(text: string | null): DrawName | null {
  const name = readLink(text?.trim() ?? '').trim();
  if (ORDER.test(name)) return { order: name };
  const [, lottery, issue] =
    /^([A-Za-z0-9_]{1,32}):([A-Za-z0-9][A-Za-z0-9_/.+-]{0,39})$/.exec(name) ?? [];
  if (!lottery || !issue) return null;
  return ORDER.test(issue) ? { order: issue } : { lottery, issue };
}

/** The address of a check, of what `readDrawName` read. */
export const writeCheckPathOf = (fairnessPath: string, name: DrawName): string =>
  name.order === undefined
    ? writeDrawCheckPath(fairnessPath, name.lottery, name.issue)
    : writePlayCheckPath(fairnessPath, name.order);
