/** As many characters of base64 as 5 MB come to, with some room for what stands around them. */
export const PICTURE_BYTES = 7_100_000;

/** A picture of 5 MB at most, in base64, as a member uploads it. */
export const pictureField = <const Description extends string>(description: Description) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 7_000_000,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description,
    examples: [
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    ],
  }) as const;
