import type { ResolvedBrand } from '../resolvedBrand.ts';

/** Whether a value is a resolved brand; where it is not, `errors` says why. */
export declare const validateResolvedBrand: ((value: unknown) => value is ResolvedBrand) & {
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};
