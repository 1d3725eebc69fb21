import packageFile from '../package.json' with { type: 'json' };

/** What runs here, and since when. */
export const release = {
  version: packageFile.version,
  startedAt: new Date(performance.timeOrigin),
} as const;
