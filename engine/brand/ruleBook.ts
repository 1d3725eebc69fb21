/** What is known of a rule before it finds anything. */
export interface RuleFacts {
  /** How a fault usually weighs: an error keeps the file from being served, a warning never does. */
  readonly severity: 'error' | 'warning';
  /** What the rule asks for, in one sentence. */
  readonly summary: string;
}

const error = (summary: string) => ({ severity: 'error', summary }) as const;
const warning = (summary: string) => ({ severity: 'warning', summary }) as const;

/** Every rule that brand and theme files are held to, by its stable id. */
export const RULE_BOOK = {
  'asset.damaged': error('A picture is whole.'),
  'asset.dimensions': warning('A picture has the shape and size that its place needs.'),
  'asset.missing': error('A picture that a brand names exists.'),
  'asset.outside': error("A picture lies in its brand's own assets folder."),
  'asset.tooLarge': error('A picture has at most 1 MB.'),
  'asset.type': error('A picture is what its ending says.'),
  'asset.unreadable': error('A picture can be read.'),
  'asset.unsafeSvg': error('An SVG picture holds nothing that runs or loads.'),
  'brand.duplicateId': error('One id belongs to one folder.'),
  'brand.id': error("A folder's name can be the id of a brand."),
  'brand.missing': error('A served brand says its name, merchant code and hosts.'),
  'contrast.lifted': warning('A colour can be used as it is written.'),
  'contrast.pair': error('Every text can be read on its background, in both schemes.'),
  'currency.code': warning('A currency is one of ISO 4217.'),
  'currency.decimals': warning('Amounts have as many decimals as ISO 4217 gives their currency.'),
  'extends.broken': error('A brand builds on a brand without faults.'),
  'extends.cyclic': error('Brands do not build on one another in a circle.'),
  'extends.tooDeep': error('At most eight brands build on one another.'),
  'extends.unknown': error('A brand builds on a brand that exists.'),
  'file.encoding': error('A file is UTF-8 text.'),
  'file.missing': error('A brand folder holds a brand.json.'),
  'file.outside': error('A file or folder lies where it seems to lie.'),
  'file.tooLarge': error('A file has at most 256 KB.'),
  'file.unreadable': error('A file can be read.'),
  'gate.needsProvider': error('A feature that needs a provider has one.'),
  'gate.requires': error('A feature is on only together with those it rests on.'),
  'host.duplicate': error('A host leads to one brand.'),
  'host.malformed': error('A host is a bare host name.'),
  'host.repeated': warning('A brand lists a host once.'),
  'host.upperCase': warning('A host is written in small letters.'),
  'json.byteOrderMark': warning('A file starts with its first brace.'),
  'json.duplicateKey': error('A key stands once in an object.'),
  'json.forbiddenKey': error('No key reaches into the program.'),
  'json.syntax': error('A file is strict JSON.'),
  'json.tooDeep': error('Lists and objects are nested at most 32 levels deep.'),
  'json.tooLarge': error('A text has at most 256 KB.'),
  'jurisdiction.country': error('A country is one of ISO 3166.'),
  'jurisdiction.helpline': warning('A regulated brand names an organisation that helps.'),
  'jurisdiction.licence': warning('A regulated brand shows its licence.'),
  'jurisdiction.missing': warning('A served brand names the country whose law it follows.'),
  'jurisdiction.minimumAge': warning("The minimum age is not below the country's own."),
  'language.defaultNotOffered': error('The default language is offered.'),
  'language.fallbackNotOffered': error('The fallback language is offered.'),
  'language.incomplete': warning('A language that is offered is translated.'),
  'language.notOffered': warning('Reworded messages are in a language that is offered.'),
  'language.textMissing': error('A text exists in the language that stands in for others.'),
  'language.textUntranslated': warning('A text exists in every language that is offered.'),
  'legal.draft': warning(
    "The terms, the privacy policy and the refund policy are the owner's own.",
  ),
  'legal.missing': warning('The legal links lead somewhere.'),
  'link.comingSoon': warning('A link leads to a page that is served.'),
  'link.gatedOff': warning('A link leads to a page that is open.'),
  'link.hostNotAllowed': error('Pages load only from hosts that are allowed.'),
  'link.scheme': error('A link is an https address or a path of this site.'),
  'link.unknownPage': warning('A path of this site leads to a page.'),
  'menu.comingSoon': warning('A menu names screens that are served.'),
  'menu.duplicate': error('A screen stands in a menu once.'),
  'menu.gatedOff': error('A menu names screens whose features are on.'),
  'menu.needsParameter': error('A menu names screens with a complete address.'),
  'menu.tooMany': error('The bottom navigation has five places.'),
  'menu.unknownScreen': error('A menu names screens that exist.'),
  'merchant.held': error('Stored money and members keep their currency and merchant code.'),
  'merchantCode.duplicate': error('A merchant code belongs to one brand.'),
  'message.placeholders': error('A reworded message keeps the places that are filled in later.'),
  'message.syntax': error('A reworded message is a complete ICU message.'),
  'message.unknownId': error('A reworded message exists.'),
  'provider.incomplete': error('A provider has everything it needs.'),
  'registration.lengths': error('A field of the registration form can be filled in.'),
  'registration.needed': warning('A form keeps the fields that it cannot do without.'),
  'registration.noForm': error('Where registration is open, there is a form for it.'),
  'registration.noWayBack': error('Who registers by mobile number can sign in again.'),
  'registration.pattern': error('The expression of a field can be run.'),
  'root.missing': error('A folder of brands exists.'),
  'root.unreadable': error('A folder of brands can be read.'),
  'schema.choice': error('A value is one of the things that its key can hold.'),
  'schema.duplicate': error('A value stands once in a list.'),
  'schema.format': error('A text has the form that its key asks for.'),
  'schema.limit': error('A value is neither too long, too short, too large nor too small.'),
  'schema.missing': error('An object says everything that it must.'),
  'schema.type': error('A value is of the kind that its key asks for.'),
  'schema.unknownKey': error('A key is known.'),
  'schema.value': error('A value is one of those that its key allows.'),
  'section.comingSoon': warning('A home section is about a screen that is served.'),
  'section.gatedOff': error('A home section can show something.'),
  'section.props': error('The settings of a home section are known and valid.'),
  'section.soonLast': error(
    'What is coming soon stands on one shelf, after the games that can be played.',
  ),
  'section.unknown': error('A home section exists.'),
  'support.missing': warning('Members can reach a person.'),
  'theme.broken': error('A brand uses a theme without faults.'),
  'theme.color': error('A colour is written in hexadecimal.'),
  'theme.invalid': error('A theme file gives a whole theme.'),
  'theme.unknown': error('A brand uses a theme that exists.'),
  'variant.unknown': error('A slot has the variant that a brand chooses.'),
  'variant.unknownSlot': error('A variant is chosen for a slot that exists.'),
  'version.unknown': error('A file is of a version that is known.'),
} as const satisfies Readonly<Record<string, RuleFacts>>;

/** The stable id of a rule. */
export type RuleId = keyof typeof RULE_BOOK;

/** The page that explains a rule, from the root of the project. */
export function pageOfRule(rule: RuleId): string {
  return `docs/rules/${rule}.md`;
}
