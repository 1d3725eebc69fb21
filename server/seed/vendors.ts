export type GameCategory =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'SEA'
  | 'VN'
  | 'COCKFIGHT';

export interface VendorSeed {
  code: string;
  name: string;
  category: GameCategory;
  /** Launch account type: 'THIRD_PARTY' or one of the lottery launchers. */
  accountType: 'THIRD_PARTY' | 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN';
  isHot: boolean;
}

const thirdParty = (
  code: string,
  name: string,
  category: GameCategory,
  isHot = false,
): VendorSeed => ({ code, name, category, accountType: 'THIRD_PARTY', isHot });

export const VENDORS: readonly VendorSeed[] = [
  thirdParty('HOUSE', 'House Originals', 'RNG', true),
  thirdParty('AUR', 'Aurum Foundry', 'RNG', true),
  thirdParty('PPL', 'Paper Lantern', 'RNG', true),
  thirdParty('OBS', 'Obsidian Nine', 'RNG', true),
  thirdParty('KJN', 'Kijani Wild', 'RNG', true),
  thirdParty('NRT', 'Northlight', 'RNG', true),
  thirdParty('NEO', 'Neon Harbor', 'RNG', true),
  thirdParty('SOL', 'Sol y Sombra', 'RNG'),
  thirdParty('VLV', 'Velvet Reel', 'RNG'),
  thirdParty('BRM', 'Bramble & Co', 'RNG'),
  thirdParty('SLT', 'Saltmarsh', 'RNG'),
  thirdParty('SLP', 'Salon Privé', 'LIVE', true),
  thirdParty('GML', 'Grand Meridian', 'LIVE', true),
  thirdParty('NCR', 'Studio Nacre', 'LIVE'),
  thirdParty('DPW', 'Deepwater Nine', 'FISH', true),
  thirdParty('CRL', 'Coral Works', 'FISH'),
  thirdParty('RTB', 'Round Table', 'PVP', true),
  thirdParty('KSD', 'Kingside', 'PVP'),
  thirdParty('DS88', 'DS88 Sports', 'SPORTS', true),
  thirdParty('TLN', 'Touchline', 'SPORTS'),
  thirdParty('IMES', 'Impulse Esports', 'ESPORTS', true),
  thirdParty('SV3', 'Savant Three', 'ESPORTS'),
  thirdParty('AV', 'Avalanche', 'ESPORTS'),
  thirdParty('TF', 'Trueform', 'ESPORTS'),
  {
    code: 'LOTT',
    name: 'Numero House',
    category: 'LOTT',
    accountType: 'LOTT',
    isHot: true,
  },
  { code: 'ELOTT', name: 'Quickdraw', category: 'ELOTT', accountType: 'ELOTT', isHot: false },
  { code: 'SEA', name: 'Monsoon Draws', category: 'SEA', accountType: 'TCG_SEA', isHot: false },
  {
    code: 'VN',
    name: 'Lotus Draws',
    category: 'VN',
    accountType: 'TCG_LOTTO_VN',
    isHot: false,
  },
  thirdParty('GALLO', 'Casa Gallo', 'COCKFIGHT'),
];
