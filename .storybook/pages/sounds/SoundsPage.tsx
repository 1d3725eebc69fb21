import { useState } from 'react';
import { createSound, type Sound } from '../../../src/originals/sound/createSound.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { HEARD_GAMES, type HeardGame } from './playedSounds.ts';
import styles from './soundsPage.module.css';

/** All sounds of our own games, to be heard one by one: what players hear once they switch them on. */
export function SoundsPage() {
  return (
    <main className={styles.page}>
      <header>
        <h1>Sounds</h1>
        <p>
          Games are silent until a player switches their sounds on. All of them are made by
          oscillators and noise from the few numbers of a skin: a lowest note, a scale and a wave.
        </p>
      </header>
      {HEARD_GAMES.map((game) => (
        <GameSounds key={game.name} game={game} />
      ))}
    </main>
  );
}

function GameSounds({ game: { name, skin, played } }: { game: HeardGame }) {
  const [sound] = useState(() => createSound(skin));
  const hear = (play: (sound: Sound) => void) => {
    // Anew, so that what was heard before ends.
    sound.setOn(true);
    play(sound);
  };
  return (
    <section>
      <h2>{name}</h2>
      <div className={styles.buttons}>
        {played.map(([what, play]) => (
          <Button key={what} kind="secondary" onClick={() => hear(play)}>
            {what}
          </Button>
        ))}
      </div>
    </section>
  );
}
