const INERT = [
  /<script\b[^>]*>[\s\S]*?<\/script>/g,
  /<template\b[^>]*>[\s\S]*?<\/template>/g,
  /<link\b[^>]*\brel="modulepreload"[^>]*>/g,
  // Only script enables these; what they hold stands in the document already.
  /<link\b[^>]*\brel="stylesheet"[^>]*\bdisabled\b[^>]*>/g,
];

/** The same page as a file of plain HTML: content, styles, fonts and pictures stay, all script and its data go. */
export function toPlainPage(html: string): string {
  return INERT.reduce((text, pattern) => text.replace(pattern, ''), html);
}
