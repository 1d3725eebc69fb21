import artColors from '../../../server/seed/artColors.json' with { type: 'json' };
import { aurora } from '../../../server/seed/content/aurora.ts';
import { announcement, banner, type Announcement, type Banner } from '../builders.ts';

const COLORS: Readonly<Record<string, string>> = artColors;

type Texts = (typeof aurora)['banners'][number]['title'];

const say = (texts: Texts, language: string) => texts[language as keyof Texts] ?? texts.en;

/** The home page's banners of a demo merchant in one language, with the pictures that the build draws for them. */
export function seedBanners(language: string): Banner[] {
  return aurora.banners
    .filter(({ group }) => group === 'w_home')
    .map(({ artId, title, subtitle, action, about, invitesGuests }) =>
      banner({
        id: artId,
        art: artId,
        title: say(title, language),
        subtitle: say(subtitle, language),
        action: action ? say(action, language) : '',
        link: about === 'screen:live' ? '/live' : '/rng',
        invitesGuests: invitesGuests ?? false,
        color: COLORS[artId] ?? '#243042',
      }),
    );
}

/** The notices of a demo merchant in one language. */
export function seedAnnouncements(language: string): Announcement[] {
  return aurora.announcements.flatMap(({ id, type, title, content }) =>
    // Those for agents are no notices of the site.
    type === 'AG'
      ? []
      : [announcement({ id, type, title: say(title, language), content: say(content, language) })],
  );
}
