import { DRAFT_TOPICS } from '../../../schemas/brand.schema.ts';
import type { Rule } from '../rule.ts';
import { COUNTRY_CODES, meantCountry, MINIMUM_AGES } from '../countries.ts';
import { featuresOf } from '../features.ts';
import { playRulesOf } from '../../payments/jurisdictions.ts';
import { needsOwnStakes } from '../../payments/spins.ts';

const countryExists: Rule = (brand, report) => {
  const country = brand.jurisdiction?.country;
  if (country === undefined || COUNTRY_CODES.includes(country)) return;
  const meant = meantCountry(country);
  report('jurisdiction.country', ['jurisdiction', 'country'], `There is no country "${country}".`, {
    suggestion: meant
      ? `Did you mean "${meant}"?`
      : 'Write the two letters of ISO 3166, such as "ES".',
  });
};

const ageFollowsLaw: Rule = (brand, report, { isIncomplete }) => {
  const { country, minimumAge = 18 } = brand.jurisdiction ?? {};
  const lawful = country === undefined ? undefined : MINIMUM_AGES[country];
  if (lawful === undefined || minimumAge >= lawful) return;
  if (isIncomplete(['jurisdiction', 'minimumAge'])) return;
  const isWritten = brand.jurisdiction?.minimumAge !== undefined;
  const path = ['jurisdiction', isWritten ? 'minimumAge' : 'country'];
  const message = `In "${country}" most games are for people of ${lawful} years and more, but this brand admits those of ${minimumAge}.`;
  report('jurisdiction.minimumAge', path, message, {
    suggestion: `Set "jurisdiction.minimumAge" to ${lawful}, or make sure that the law allows less.`,
  });
};

/** An amount of the law in another currency holds for nobody by itself. */
const stakesAreKnown: Rule = (brand, report, { isIncomplete }) => {
  const { jurisdiction, currency } = brand;
  const law = playRulesOf(jurisdiction?.country).spins;
  if (!law || !needsOwnStakes(law, currency?.code)) return;
  if (brand.abstract || isIncomplete(['currency'])) return;
  const musts = ['highestStake', ...(law.young ? (['highestStakeYoung'] as const) : [])] as const;
  const missing = musts.filter(
    (key) => jurisdiction?.[key] === undefined && !isIncomplete(['jurisdiction', key]),
  );
  if (missing.length === 0) return;
  const names = missing.map((key) => `"jurisdiction.${key}"`).join(' and ');
  const message = `In "${jurisdiction?.country}" the law has the highest stake of a slot in ${law.currency}, and this brand has another currency.`;
  report('jurisdiction.highestStake', ['jurisdiction', 'country'], message, {
    suggestion: `Add ${names} in the brand's own currency.`,
  });
};

const isNamed: Rule = (brand, report, { isIncomplete }) => {
  if (brand.abstract || brand.jurisdiction?.country || isIncomplete(['jurisdiction'])) return;
  report('jurisdiction.missing', ['jurisdiction'], 'The brand names no country.', {
    suggestion:
      'Add "jurisdiction" with "country", "licence" and "helpline": pages show what they say, and nothing where they are missing.',
  });
};

const isComplete: Rule = (brand, report, { isIncomplete }) => {
  const { jurisdiction } = brand;
  if (jurisdiction?.country === undefined || brand.abstract) return;
  const path = ['jurisdiction', 'country'];
  if (!jurisdiction.licence && !isIncomplete(['jurisdiction', 'licence'])) {
    report('jurisdiction.licence', path, 'A country is named, but no licence to play there.', {
      suggestion: 'Add "jurisdiction.licence" with "authority" and "number".',
    });
  }
  if (!jurisdiction.helpline && !isIncomplete(['jurisdiction', 'helpline'])) {
    const message = 'A country is named, but nobody who helps people that gamble too much.';
    report('jurisdiction.helpline', path, message, {
      suggestion: 'Add "jurisdiction.helpline" with "name" and "href".',
    });
  }
};

/** Without an address of their own these links lead to the help centre. */
const LEGAL_MUSTS = ['terms', 'privacy', 'responsibleGaming'] as const;

const legalLinksLead: Rule = (brand, report, { isIncomplete }) => {
  if (featuresOf(brand).helpCenter || brand.abstract) return;
  const missing = LEGAL_MUSTS.filter(
    (topic) => brand.legal?.[topic] === undefined && !isIncomplete(['legal', topic]),
  );
  if (missing.length === 0) return;
  const names = missing.map((topic) => `"legal.${topic}"`).join(', ');
  const message = `The help centre is off, and ${names} would lead there.`;
  report('legal.missing', ['features', 'helpCenter'], message, {
    suggestion: `Add an address for ${names}, or switch "helpCenter" on.`,
    target: 'key',
  });
};

const legalTextsAreOwn: Rule = (brand, report, { isIncomplete }) => {
  if (brand.abstract || isIncomplete(['legal'])) return;
  const { legal = {} } = brand;
  const drafts = DRAFT_TOPICS.filter(
    (topic) => legal[topic] === undefined && !legal.confirmed?.includes(topic),
  );
  if (drafts.length === 0) return;
  const names = drafts.map((topic) => `"${topic}"`).join(', ');
  const message = `The proposed texts for ${names} are drafts, and are not shown.`;
  report('legal.draft', ['legal'], message, {
    suggestion:
      'Give the address of your own under "legal", or read the proposed ones and name them in "legal.confirmed".',
  });
};

const canBeReached: Rule = (brand, report, { isIncomplete }) => {
  if (brand.abstract || isIncomplete(['support'])) return;
  const { email, phone, chatUrl } = brand.support ?? {};
  if (email ?? phone ?? chatUrl) return;
  report('support.missing', ['support'], 'Members have no way to reach a person.', {
    suggestion: 'Add "support" with "email", "phone" or "chatUrl".',
  });
};

/** The brand says what the law of its market asks for. */
export const jurisdictionRules: readonly Rule[] = [
  countryExists,
  ageFollowsLaw,
  stakesAreKnown,
  isNamed,
  isComplete,
  legalLinksLead,
  legalTextsAreOwn,
  canBeReached,
];
