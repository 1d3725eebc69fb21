/** Query of a list that is given page by page: which page, and how many on it, `largest` at most. */
export const pagingOf = (largest: number) =>
  ({
    pageNo: { type: 'integer', minimum: 1, maximum: 10000, default: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: largest, default: 24 },
  }) as const;
