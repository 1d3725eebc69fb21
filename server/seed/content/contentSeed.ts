import type { Audience, Subject } from '../../../schemas/subject.ts';
import type { AnnouncementType, LocalisedText } from '../../db/tables.ts';

/** One text in every language the product is shipped with. */
export interface Texts extends LocalisedText {
  readonly es: string;
  readonly en: string;
  readonly ar: string;
  readonly ja: string;
  readonly vi: string;
}

/** A banner over one of the drawn pictures of the catalogue, or over a picture of the brand's own assets. */
export interface BannerContent {
  /** Id of the picture, and of the banner within its merchant. */
  readonly artId: string;
  readonly group: 'w_home' | 'w_login' | 'w_app';
  readonly title: Texts;
  readonly subtitle: Texts;
  /** What its button says; none without it. */
  readonly action?: Texts;
  /** What it is about, and where it leads unless `link` says otherwise. The site itself without it. */
  readonly about?: Subject;
  /** Path of the site. */
  readonly link?: string;
  readonly audience?: Audience;
  /** Guests are asked to open an account in place of the action. */
  readonly invitesGuests?: boolean;
}

/** A notice; its content is HTML of plain paragraphs and lists. */
export interface AnnouncementContent {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: Texts;
  readonly content: Texts;
  /** What it is about; the site itself without it. */
  readonly about?: Subject;
  /** Days before the first seeding at which it started. */
  readonly startedDaysAgo: number;
}

/** A page of the help centre. */
export interface HelpContent {
  readonly slug: string;
  readonly category: 'start' | 'money' | 'account' | 'play' | 'house';
  readonly title: Texts;
  readonly body: Texts;
  /** What it explains; the site itself without it. */
  readonly about?: Subject;
  /** Speaks in the merchant's name, who must confirm it before it shows. */
  readonly isDraft?: boolean;
}

/** All content of one merchant. */
export interface MerchantContent {
  readonly merchantCode: string;
  readonly banners: readonly BannerContent[];
  readonly announcements: readonly AnnouncementContent[];
  readonly help: readonly HelpContent[];
}

/** A demo merchant: its content, whom it lets sign in, and how its wins look. */
export interface DemoMerchant extends MerchantContent {
  readonly currency: { readonly code: string; readonly decimals: number };
  /** A common win in whole units of the currency; large ones are some hundred times that. */
  readonly typicalWin: number;
  /** What each of its members begins with, in whole units of the currency. */
  readonly openingBalance: number;
  readonly locale: keyof Texts & string;
  readonly members: readonly {
    readonly account: string;
    readonly kind: 'member' | 'agent';
    readonly nickname: string;
  }[];
  /** Lotteries among the winners; none where it is left out. */
  readonly lotteries?: readonly string[];
  /** Beginnings of the masked account names among the winners. */
  readonly accountStarts: readonly string[];
}
