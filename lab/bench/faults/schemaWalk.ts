import type { JSONPath } from 'jsonc-parser';
import { brandSchema } from '../../../schemas/brand.schema.ts';
import { HOME_SECTIONS } from '../../../schemas/home.ts';
import type { BrandText, Leaf } from './brandText.ts';

/** As much of JSON Schema as the brand's uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A value of a brand file with the schema that it must keep. */
export interface Ruled extends Leaf {
  readonly schema: Schema;
}

/** Every value of a brand file whose schema is known. */
export function ruledLeaves(brand: BrandText): readonly Ruled[] {
  const { value } = brand;
  return brand.leaves().flatMap((leaf) => {
    const schema = schemaAt(value, leaf.path);
    return schema ? [{ ...leaf, schema }] : [];
  });
}

/** The schema of the value at a path of a brand file. */
export function schemaAt(value: unknown, path: JSONPath): Schema | undefined {
  let schema: Schema | undefined = brandSchema as unknown as Schema;
  let current: unknown = value;
  for (const [index, step] of path.entries()) {
    const above: unknown = current;
    current = (current as Record<string | number, unknown>)[step];
    if (step === 'props' && path[index - 2] === 'sections') {
      const { section } = above as { section: keyof typeof HOME_SECTIONS };
      schema = HOME_SECTIONS[section].props as unknown as Schema;
    } else schema = schema && stepInto(schema, step, current);
  }
  return schema;
}

function stepInto(schema: Schema, step: string | number, value: unknown): Schema | undefined {
  if (typeof step === 'string') {
    const { properties = {}, additionalProperties } = schema;
    if (Object.hasOwn(properties, step)) return properties[step];
    return typeof additionalProperties === 'object' ? additionalProperties : undefined;
  }
  const items = schema.items;
  return items?.anyOf?.find((branch) => branch.type === typeof value) ?? items;
}

/** The keys that an object may have; undefined where it may have any. */
export function keysOf(schema: Schema): readonly string[] | undefined {
  if (schema.type !== 'object' && !schema.properties) return undefined;
  if (schema.additionalProperties === false) return Object.keys(schema.properties ?? {});
  return schema.propertyNames?.enum as readonly string[] | undefined;
}
