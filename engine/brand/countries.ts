import { nearestName } from '../nearestName.ts';

/** ISO 3166-1 codes of two letters, and Kosovo's, which everybody uses. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** The same countries, in the same order, by their codes of three letters. */
const LONG_CODES: readonly string[] = (
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU ' +
  'BRN BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR ' +
  'CYP CZE DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY ' +
  'GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ' +
  'ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA ' +
  'LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER ' +
  'NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU ' +
  'SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF ' +
  'TGO THA TJK TKL TLS TKM TUN TON TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF ' +
  'WSM XKX YEM MYT ZAF ZMB ZWE'
).split(' ');

/** What people write for a country that neither ISO nor a language's own name of it tells. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  en: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  britain: 'GB',
  greatbritain: 'GB',
  el: 'GR',
  ja: 'JP',
  sp: 'ES',
  america: 'US',
  eeuu: 'US',
  holland: 'NL',
  korea: 'KR',
  uae: 'AE',
  emirates: 'AE',
  burma: 'MM',
  czechrepublic: 'CZ',
  turkey: 'TR',
  macedonia: 'MK',
  swaziland: 'SZ',
  ivorycoast: 'CI',
  capeverde: 'CV',
  macau: 'MO',
  hongkong: 'HK',
};

const NAMED_IN = ['en', 'es', 'ja', 'ar', 'vi', 'pt', 'fr', 'de', 'it'];

let names: ReadonlyMap<string, string> | undefined;

/** The country that was meant by a name in a language that people write here, a longer code or another habit. */
export function meantCountry(written: string): string | undefined {
  names ??= new Map([
    ...NAMED_IN.flatMap((locale) => {
      const display = new Intl.DisplayNames([locale], { type: 'region' });
      return COUNTRY_CODES.map((code) => [plain(display.of(code) ?? code), code] as const);
    }),
    ...COUNTRY_CODES.map((code, index) => [plain(LONG_CODES[index]!), code] as const),
    ...COUNTRY_CODES.map((code) => [plain(code), code] as const),
    ...Object.entries(OTHER_NAMES).filter(([name]) => !COUNTRY_CODES.includes(name.toUpperCase())),
  ]);
  const wanted = plain(written.slice(0, 100));
  const known = names.get(wanted);
  if (known !== undefined || wanted.length < 4) return known;
  const near = nearestName(wanted, names.keys());
  return near && names.get(near);
}

/** Without what people leave out: accents, spaces, capitals. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/**
 * Countries whose law asks for more than 18 years in most kinds of gambling; only those about which there is no doubt.
 * A hint for the operator, no legal advice.
 */
export const MINIMUM_AGES: Readonly<Record<string, number>> = {
  BE: 21,
  EE: 21,
  GR: 21,
  JP: 20,
  MO: 21,
  PH: 21,
  SG: 21,
  VN: 21,
};
