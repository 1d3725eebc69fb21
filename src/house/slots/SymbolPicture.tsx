/** One symbol, from the sheet of symbols that its game put into the page. */
export function SymbolPicture({ prefix, id }: { readonly prefix: string; readonly id: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <use href={`#${prefix}${id}`} />
    </svg>
  );
}
