import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';

/** An app that a brand may offer. */
export interface DownloadApp {
  readonly kind: keyof ResolvedBrand['apps'];
  readonly name: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly action: MessageDescriptor;
  /** Whose phones it is for. */
  readonly maker: 'apple' | 'android';
}

/** Every app, in the order of the page. */
export const APPS: readonly DownloadApp[] = [
  {
    kind: 'ios',
    name: msg({ id: 'download.ios.name', context: 'Name of the app', message: 'iPhone' }),
    text: msg({
      id: 'download.ios.text',
      context: 'Under the name of the app for iPhones',
      message: 'The full app, with notices and quick sign-in.',
    }),
    action: msg({
      id: 'download.ios.action',
      context: 'Button: get the app for iPhones',
      message: 'Get it for iPhone',
    }),
    maker: 'apple',
  },
  {
    kind: 'iosLite',
    name: msg({ id: 'download.iosLite.name', context: 'Name of the app', message: 'iPhone Lite' }),
    text: msg({
      id: 'download.iosLite.text',
      context: 'Under the name of the smaller app for iPhones',
      message: 'Takes next to no room and is always up to date.',
    }),
    action: msg({
      id: 'download.iosLite.action',
      context: 'Button: get the smaller app for iPhones',
      message: 'Get iPhone Lite',
    }),
    maker: 'apple',
  },
  {
    kind: 'android',
    name: msg({ id: 'download.android.name', context: 'Name of the app', message: 'Android' }),
    text: msg({
      id: 'download.android.text',
      context: 'Under the name of the app for Android phones',
      message: 'The full app, for phones and tablets.',
    }),
    action: msg({
      id: 'download.android.action',
      context: 'Button: get the app for Android phones',
      message: 'Get it for Android',
    }),
    maker: 'android',
  },
];
