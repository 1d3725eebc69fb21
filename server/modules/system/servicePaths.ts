import AES from 'crypto-js/aes.js';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getServicePaths } from '../../../schemas/api/system.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** Makes a key of eight characters, fresh for every path. */
export type CreatePathKey = () => string;

/** Cipher text in crypto-js's passphrase format with its key at the end, as the pages of the product read it. */
const encryptPath = (url: string, key: string) => AES.encrypt(url, key).toString() + key;

/**
 * The brand's ways to customer service: "1" e-mail, "2" telephone, "3" chat, whose address is encrypted. VIP members
 * have a chat of their own where the brand has one.
 */
export function listServicePaths(
  { support }: ResolvedBrand,
  createKey: CreatePathKey,
  isVip: boolean,
): ValueOf<typeof getServicePaths>['list'] {
  const { email, phone } = support;
  const chatUrl = (isVip && support.vipChatUrl) || support.chatUrl;
  return [
    ...(email ? [{ type: '1', path: `mailto:${email}` }] : []),
    ...(phone ? [{ type: '2', path: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(chatUrl ? [{ type: '3', path: encryptPath(chatUrl, createKey()) }] : []),
  ];
}
