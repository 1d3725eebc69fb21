/** What is known of a game when another is looked for in its place. */
interface Suggested {
  readonly id: string;
  readonly gameType: string;
  readonly vassalage: string;
  readonly status: string;
}

/** Games that can be played in place of a closed one: of its kind and vendor first, then the most played. */
export function suggestGames<Game extends Suggested>(
  games: readonly Game[],
  closed: Suggested,
  count: number,
): Game[] {
  const nearness = (game: Game) =>
    Number(game.gameType === closed.gameType) * 2 + Number(game.vassalage === closed.vassalage);
  const open = games.filter((game) => game.status === 'normal' && game.id !== closed.id);
  return open.sort((a, b) => nearness(b) - nearness(a)).slice(0, count);
}
