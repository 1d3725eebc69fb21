import { transformAsync, types, type PluginObj } from '@babel/core';
import type { Plugin } from 'vite';

/** Files in which calls and features are declared. */
const CONTRACTS = /\/schemas\/(?:api\/\w+|features)\.ts$/;

/** What of a call only the gateway, its page of endpoints and the types know. */
const OF_GATEWAY = new Set(['summary', 'query', 'body', 'bodyBytes', 'value']);
/** What only people read. */
const FOR_PEOPLE = new Set(['meaning', 'description']);

const nameOf = (property: types.Node) =>
  types.isObjectProperty(property) && types.isIdentifier(property.key) ? property.key.name : '';

const isText = (property: types.Node) =>
  types.isObjectProperty(property) && types.isStringLiteral(property.value);

const leaveOut: PluginObj = {
  visitor: {
    CallExpression({ node }) {
      const [endpoint] = node.arguments;
      if (!types.isIdentifier(node.callee, { name: 'defineEndpoint' })) return;
      if (!types.isObjectExpression(endpoint)) return;
      endpoint.properties = endpoint.properties.filter((part) => !OF_GATEWAY.has(nameOf(part)));
    },
    ObjectExpression({ node }) {
      node.properties = node.properties.filter(
        (part) => !(FOR_PEOPLE.has(nameOf(part)) && isText(part)),
      );
    },
  },
};

/** A file of contracts without what no browser reads; what then nothing refers to is left out of the bundle. */
export async function leanContract(code: string, file: string): Promise<string> {
  const result = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [leaveOut],
  });
  return result?.code ?? code;
}

/**
 * Leaves the schemas of calls and the texts about features out of the browser's scripts: there they serve types alone,
 * which are checked before.
 */
export function leanContracts(): Plugin {
  return {
    name: 'livery-lean-contracts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      return CONTRACTS.test(id) ? { code: await leanContract(code, id), map: null } : null;
    },
  };
}
