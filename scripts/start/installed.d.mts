export function isInstalled(root: string): Promise<boolean>;
