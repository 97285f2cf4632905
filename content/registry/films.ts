/** Where a film is played. */
export type Film = {
  /** Player of its host, without query; none for the website's own film. */
  readonly embedUrl?: string;
  /** Page with the film, or with what it shows in words. */
  readonly watchUrl: string;
  /** The website's own film, played without a host, and when the host does not answer or refuses. */
  readonly own?: FilmFiles;
};

/** Addresses of a film's files, by encoder. */
export type FilmFiles = { readonly av1: string; readonly h264: string };

/** Returns the player's address, framed once the visitor presses play; this host sets no cookies before that. */
export const embedUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** Returns the address of the film's own page, for a link. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;

/** Returns the film of an id at the host. */
export const filmAtHost = (videoId: string): Film => ({
  embedUrl: embedUrl(videoId),
  watchUrl: watchUrl(videoId),
});

/** The website's own film: 28 days in 20 s, no sound, no words, at most 1.2 MB a file (`scripts/imagery/film.py`). */
export const ownFilm: FilmFiles = { av1: '/films/28-days.av1.mp4', h264: '/films/28-days.mp4' };
