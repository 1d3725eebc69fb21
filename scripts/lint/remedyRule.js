/**
 * A lint rule made of selectors: whatever matches is reported with the remedy.
 * @param {string} remedy What to do instead.
 * @param {...string} selectors esquery selectors of what is forbidden.
 */
export function remedyRule(remedy, ...selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { remedy } },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (node) => context.report({ node, messageId: 'remedy' }),
        ]),
      ),
  };
}
