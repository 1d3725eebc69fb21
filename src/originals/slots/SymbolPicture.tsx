import type { Pictures } from '../skins/pictures.ts';

/** One symbol of a game, as large as its place says. */
export function SymbolPicture(props: { readonly pictures: Pictures; readonly id: string }) {
  const { pictures, id } = props;
  return <img src={pictures.get(id)} alt="" decoding="sync" draggable={false} />;
}
