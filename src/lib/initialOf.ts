/** The first letter of a name, whole even where it takes several code units; empty for an empty name. */
export function getInitial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
