import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { isHostAllowed } from '../../../engine/brand/host.ts';
import { isOwnPath } from '../../../engine/brand/links.ts';

/** Signs at the end of an encrypted path that are its key. */
const KEY_LENGTH = 8;

/**
 * Reads the address of customer service out of a path of type "3": cipher text in crypto-js's passphrase format, with
 * the key in its last 8 characters. Null unless it is an https address of a host that the brand allows, or a path of
 * this site.
 */
export function decodeServicePath(path: string, allowHosts: readonly string[]): string | null {
  try {
    const cipherText = path.slice(0, -KEY_LENGTH);
    const text = AES.decrypt(cipherText, path.slice(-KEY_LENGTH)).toString(Utf8);
    if (isOwnPath(text)) return text;
    const address = new URL(text);
    const isAllowed = address.protocol === 'https:' && isHostAllowed(address.host, allowHosts);
    return isAllowed ? address.href : null;
  } catch {
    return null;
  }
}

/** Hosts that customer service may be at: those that the brand allows, and its own chats'. */
export function listServiceHosts(brand: {
  readonly allowHosts: readonly string[];
  readonly support: { readonly chatUrl?: string; readonly vipChatUrl?: string };
}): readonly string[] {
  const { chatUrl, vipChatUrl } = brand.support;
  const chats = [chatUrl, vipChatUrl].filter((url) => url !== undefined);
  const outside = chats.filter((url) => !isOwnPath(url));
  return [...brand.allowHosts, ...outside.map((url) => new URL(url).host)];
}
