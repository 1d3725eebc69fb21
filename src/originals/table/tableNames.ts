/** Words of a table for its spots and for what came. */
export interface TableNames<Drawn> {
  /** Such as "Split 17 and 20". */
  spot(spotId: string): string;
  /** Such as "17 black". */
  drawn(drawn: Drawn): string;
}
