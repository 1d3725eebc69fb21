export function hashInputs(root: string): Promise<string>;
export function readStamp(root: string): Promise<string>;
export function removeStamp(root: string): Promise<void>;
export function writeStamp(root: string, hash: string): Promise<void>;
