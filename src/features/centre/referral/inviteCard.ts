import { drawQr, savePicture } from '../../../ui/QrCode/qrPicture.ts';

/** What stands on the picture of an invitation. */
export interface InviteCard {
  readonly title: string;
  /** Below the title; may be empty. */
  readonly note: string;
  readonly code: string;
  readonly link: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const QR = 520;

/** Breaks a text into lines that fit a width. */
function breakLines(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws an invitation in the colours and type of the page, and hands it to the browser to be saved. */
export async function saveInviteCard(card: InviteCard, name: string): Promise<void> {
  const look = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body);
  const token = (property: string) => look.getPropertyValue(property).trim();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = token('--brand');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = token('--on-brand');
  pen.textAlign = 'center';
  pen.direction = body.direction as CanvasDirection;
  const write = (text: string, size: number, top: number) => {
    pen.font = `700 ${size}px ${body.fontFamily}`;
    const lines = breakLines(pen, text, WIDTH - 160);
    lines.forEach((line, at) => pen.fillText(line, WIDTH / 2, top + at * size * 1.25));
    return top + lines.length * size * 1.25;
  };
  const below = write(card.title, 76, 190);
  if (card.note !== '') write(card.note, 46, below + 20);
  drawQr(pen, card.link, { left: (WIDTH - QR) / 2, top: HEIGHT - QR - 330, side: QR });
  pen.fillStyle = token('--on-brand');
  pen.font = `700 88px ${body.fontFamily}`;
  pen.direction = 'ltr';
  pen.fillText(card.code, WIDTH / 2, HEIGHT - 200);
  pen.font = `400 36px ${body.fontFamily}`;
  pen.fillText(new URL(card.link).host, WIDTH / 2, HEIGHT - 110);
  await savePicture(canvas, name);
}
