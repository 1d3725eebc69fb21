interface FilePage {
  readonly lines: string;
  readonly next: string | null;
}

/** A file of CSV that the gateway gives page by page, with the mark of UTF-8 that spreadsheets want. */
export async function readFilePages(
  read: (before: { readonly before?: string }) => Promise<FilePage>,
): Promise<Blob> {
  const parts: string[] = ['\uFEFF'];
  for (let before: string | null = ''; before !== null;) {
    const page: FilePage = await read(before === '' ? {} : { before });
    parts.push(page.lines);
    before = page.next;
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
