export { getCoinMinor } from '../../engine/games/coins.ts';
