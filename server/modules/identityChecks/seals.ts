/** What a picture is sealed for. */
export const contextOfPicture = (id: string) => `identity picture ${id}`;

/** What the number of a document is sealed for. */
export const contextOfNumber = (id: string) => `identity check ${id}`;
