// Written by npm run emit from the installed font packages.
import type { FontFamilyId } from '../../schemas/theme.schema.ts';
import type { FamilyFaces } from './fonts.ts';

/** The font files of every bundled family. */
export const fontFaces: Readonly<Record<FontFamilyId, FamilyFaces>> = {
  'bricolage-grotesque': {
    weights: '200 800',
    files: {
      latin: {
        file: 'bricolage-grotesque-latin.a97804dc.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'bricolage-grotesque-latin-ext.e808f16b.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'bricolage-grotesque-vietnamese.33ae5254.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '107.09%', ascent: '86.85%', descent: '25.21%' },
      { weights: '550 1000', sizeAdjust: '102.14%', ascent: '91.05%', descent: '26.43%' },
    ],
  },
  cairo: {
    weights: '200 1000',
    files: {
      latin: {
        file: 'cairo-latin.82c13cbd.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'cairo-latin-ext.da6ada83.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      arabic: {
        file: 'cairo-arabic.748022f5.woff2',
        unicodeRange:
          'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC,U+102E0-102FB,U+10E60-10E7E,U+10EC2-10EC4,U+10EFC-10EFF,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '95.47%', ascent: '136.48%', descent: '59.81%' },
      { weights: '550 1000', sizeAdjust: '89.8%', ascent: '145.1%', descent: '63.58%' },
    ],
  },
  cormorant: {
    weights: '300 700',
    files: {
      latin: {
        file: 'cormorant-latin.766e1b19.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'cormorant-latin-ext.aeb47ae0.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'cormorant-vietnamese.b532f255.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '97.29%', ascent: '94.97%', descent: '29.5%' },
      { weights: '550 1000', sizeAdjust: '92.22%', ascent: '100.2%', descent: '31.12%' },
    ],
  },
  'el-messiri': {
    weights: '400 700',
    files: {
      latin: {
        file: 'el-messiri-latin.1a859701.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'el-messiri-latin-ext.f6519abb.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      arabic: {
        file: 'el-messiri-arabic.970b721e.woff2',
        unicodeRange:
          'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC,U+102E0-102FB,U+10E60-10E7E,U+10EC2-10EC4,U+10EFC-10EFF,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '106.24%', ascent: '95.91%', descent: '51.2%' },
      { weights: '550 1000', sizeAdjust: '102.91%', ascent: '99.02%', descent: '52.86%' },
    ],
  },
  fraunces: {
    weights: '100 900',
    files: {
      latin: {
        file: 'fraunces-latin.7f9d191d.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'fraunces-latin-ext.a21ecfbf.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'fraunces-vietnamese.ce7b18aa.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '116.61%', ascent: '83.87%', descent: '21.87%' },
      { weights: '550 1000', sizeAdjust: '114.8%', ascent: '85.19%', descent: '22.21%' },
    ],
  },
  'hanken-grotesk': {
    weights: '100 900',
    files: {
      latin: {
        file: 'hanken-grotesk-latin.e9201edd.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'hanken-grotesk-latin-ext.768af292.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'hanken-grotesk-vietnamese.992b5d14.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '101.7%', ascent: '98.33%', descent: '29.79%' },
      { weights: '550 1000', sizeAdjust: '95.2%', ascent: '105.04%', descent: '31.83%' },
    ],
  },
  'm-plus-1': {
    weights: '100 900',
    files: {
      latin: {
        file: 'm-plus-1-latin.77ee7372.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'm-plus-1-latin-ext.18ddfd35.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'm-plus-1-vietnamese.d04e0dfe.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    japaneseSheet: 'm-plus-1-japanese.78a37990.css',
    standIns: [
      { weights: '1 549', sizeAdjust: '110.01%', ascent: '105.45%', descent: '26.18%' },
      { weights: '550 1000', sizeAdjust: '103.5%', ascent: '112.08%', descent: '27.83%' },
    ],
  },
  manrope: {
    weights: '200 800',
    files: {
      latin: {
        file: 'manrope-latin.a30ddcd3.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'manrope-latin-ext.3911b66d.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'manrope-vietnamese.6bbb044a.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '104.29%', ascent: '102.22%', descent: '28.77%' },
      { weights: '550 1000', sizeAdjust: '100.58%', ascent: '105.99%', descent: '29.83%' },
    ],
  },
  'noto-serif-jp': {
    weights: '200 900',
    files: {
      latin: {
        file: 'noto-serif-jp-latin.0e066112.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'noto-serif-jp-latin-ext.26c13f54.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'noto-serif-jp-vietnamese.ae466c3f.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    japaneseSheet: 'noto-serif-jp-japanese.849ae273.css',
    standIns: [
      { weights: '1 549', sizeAdjust: '122.65%', ascent: '93.85%', descent: '23.32%' },
      { weights: '550 1000', sizeAdjust: '119.09%', ascent: '96.65%', descent: '24.02%' },
    ],
  },
  'plus-jakarta-sans': {
    weights: '200 800',
    files: {
      latin: {
        file: 'plus-jakarta-sans-latin.153fc85b.woff2',
        unicodeRange:
          'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      },
      'latin-ext': {
        file: 'plus-jakarta-sans-latin-ext.38e3b8fd.woff2',
        unicodeRange:
          'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      },
      vietnamese: {
        file: 'plus-jakarta-sans-vietnamese.b275d125.woff2',
        unicodeRange:
          'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
      },
    },
    standIns: [
      { weights: '1 549', sizeAdjust: '106.05%', ascent: '97.88%', descent: '20.93%' },
      { weights: '550 1000', sizeAdjust: '100.36%', ascent: '103.43%', descent: '22.12%' },
    ],
  },
};
