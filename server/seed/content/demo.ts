import { aurora } from './aurora.ts';
import type { DemoMerchant } from './contentSeed.ts';
import { lotus } from './lotus.ts';
import { majlis } from './majlis.ts';
import { sakura } from './sakura.ts';

/** Every merchant that the demo fills. */
export const demoMerchants: readonly DemoMerchant[] = [aurora, sakura, majlis, lotus];
