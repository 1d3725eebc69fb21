import {
  applyEdits,
  findNodeAtLocation,
  getNodePath,
  modify,
  parseTree,
  type JSONPath,
  type Node,
} from 'jsonc-parser';

/** A value of a brand file and where it stands. */
export interface Leaf {
  readonly path: JSONPath;
  readonly node: Node;
}

/** A property of a brand file: its key and its value. */
export interface Property {
  readonly path: JSONPath;
  readonly key: Node;
  readonly value: Node;
}

const FORMAT = { formattingOptions: { tabSize: 2, insertSpaces: true, eol: '\n' } };

/** A sound brand file that can be changed at its places. */
export class BrandText {
  readonly id: string;
  readonly file: string;
  readonly text: string;
  readonly root: Node;

  constructor(id: string, text: string) {
    const root = parseTree(text);
    if (!root) throw new Error(`The file of "${id}" is empty.`);
    this.id = id;
    this.file = `brands/${id}/brand.json`;
    this.text = text;
    this.root = root;
  }

  get value(): Record<string, unknown> {
    return JSON.parse(this.text) as Record<string, unknown>;
  }

  /** Every value of the file, the outermost first. */
  leaves(): readonly Leaf[] {
    return walk(this.root).map((node) => ({ path: getNodePath(node), node }));
  }

  properties(): readonly Property[] {
    return this.leaves().flatMap(({ path, node }) =>
      node.parent?.type === 'property'
        ? [{ path, key: node.parent.children![0]!, value: node }]
        : [],
    );
  }

  find(path: JSONPath): Node | undefined {
    return findNodeAtLocation(this.root, path);
  }

  get(path: JSONPath): Node {
    const node = this.find(path);
    if (!node) throw new Error(`${this.file} has nothing at ${path.join('.')}.`);
    return node;
  }

  /** Where the key of a value stands, or the value of a list. */
  offsetOf(path: JSONPath): number {
    const node = this.get(path);
    return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }

  /** The text with a node's own text replaced. */
  replace(node: Node, by: string): string {
    return this.splice(node.offset, node.length, by);
  }

  splice(offset: number, length: number, by: string): string {
    return this.text.slice(0, offset) + by + this.text.slice(offset + length);
  }

  /** The file with a value set, written as an editor would; undefined removes it. */
  with(path: JSONPath, value: unknown): BrandText {
    return new BrandText(this.id, applyEdits(this.text, modify(this.text, path, value, FORMAT)));
  }

  /** The file with a value put into a list before an index. */
  inserting(path: JSONPath, value: unknown): BrandText {
    const options = { ...FORMAT, isArrayInsertion: true };
    return new BrandText(this.id, applyEdits(this.text, modify(this.text, path, value, options)));
  }
}

function walk(node: Node): Node[] {
  const below = node.type === 'property' ? node.children!.slice(1) : (node.children ?? []);
  const inside = below.flatMap(walk);
  return node.type === 'property' ? inside : [node, ...inside];
}
