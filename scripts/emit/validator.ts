import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { resolvedBrandSchema } from '../../schemas/resolvedBrand.schema.ts';

/** The types of the validator. */
export const VALIDATOR_TYPES = `import type { ResolvedBrand } from '../resolvedBrand.ts';

/** Whether a value is a resolved brand; where it is not, \`errors\` says why. */
export declare const validateResolvedBrand: ((value: unknown) => value is ResolvedBrand) & {
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};
`;

/** The code of the validator of \`/brand.json\`: one ES module that imports nothing and evaluates nothing. */
export async function buildValidator(root: string): Promise<string> {
  const ajv = new Ajv({
    strictTypes: false,
    inlineRefs: false,
    allErrors: true,
    loopRequired: 3,
    // Lengths in UTF-16 units need no helper from AJV's package.
    unicode: false,
    // It would call that option deprecated.
    logger: false,
    code: { source: true, esm: true, lines: false },
  });
  ajv.addSchema({ $id: 'resolvedBrand', ...resolvedBrandSchema });
  const standaloneCode = standalone as unknown as { default: typeof standalone };
  const contents = standaloneCode.default(ajv, { validateResolvedBrand: 'resolvedBrand' });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    minify: true,
  });
  return outputFiles[0]!.text;
}
