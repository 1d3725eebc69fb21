/** Where the draw of an issue is computed again. */
export const writeDrawCheckPath = (fairnessPath: string, lottery: string, issue: string): string =>
  `${fairnessPath}?${new URLSearchParams({ draw: `${lottery}:${issue}` })}`;

/** A lottery and its issue, of `SSC1M:20260201-0001`; null for what is neither. */
export function readDrawName(
  text: string | null,
): { readonly lottery: string; readonly issue: string } | null {
  const [, lottery, issue] =
    /^([A-Za-z0-9_]{1,32}):([A-Za-z0-9][A-Za-z0-9_/.+-]{0,39})$/.exec(text?.trim() ?? '') ?? [];
  return lottery && issue ? { lottery, issue } : null;
}
