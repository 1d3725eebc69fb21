/**
 * Links these sheets of fonts and no others, and waits until they are there: letters of another language look as they do
 * where its fonts are not, whichever story came before.
 */
export async function linkFonts(sheets: readonly string[]): Promise<void> {
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[data-fonts]')];
  const isWanted = (link: HTMLLinkElement) => sheets.includes(link.dataset['fonts']!);
  for (const link of linked) if (!isWanted(link)) link.remove();
  const missing = sheets.filter((href) => !linked.some((link) => link.dataset['fonts'] === href));
  await Promise.all(missing.map(addSheet));
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset['fonts'] = href;
  return new Promise((done) => {
    // Without its fonts a story still shows.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
