/** What a picture weighs, as people say it. */
export const weightOf = ({ bytes }: { readonly bytes: number }): string =>
  `${Math.ceil(bytes / 1024)} kB`;

/** Its sides in pixels. */
export const sizeOf = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string => `${width} × ${height}`;
