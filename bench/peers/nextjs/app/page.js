import { cookies } from "next/headers";
import Link from "next/link";
import { readPage } from "../read-page.mjs";

const PLACES = ["Discover", "Challenges", "Events", "Search", "Friends", "Messages"];

export default async function Page() {
  const session = (await cookies()).get("session");
  const { player, sections } = await readPage(session?.value ?? "");
  return (
    <>
      <header>
        <Link href="/">Games</Link>
        <nav>
          {PLACES.map((place) => (
            <Link key={place} href={`/${place.toLowerCase()}/`} prefetch={false}>
              {place}
            </Link>
          ))}
        </nav>
        <form role="search" action="/search/">
          <input type="search" name="search" aria-label="Search" />
        </form>
        {player && (
          <div className="account">
            <img src={`/avatars/${player.picture}/webp-128x128.webp`} alt="" width="32" height="32" />
            <span>{player.name}</span>
            <span>{player.balance} coins</span>
          </div>
        )}
      </header>
      <main>
        <h1>Browser games</h1>
        {sections.map(([title, games]) => (
          <section key={title}>
            <h2>{title}</h2>
            <div className="grid">
              {games.map((game) => (
                <Card key={game.id} game={game} />
              ))}
            </div>
          </section>
        ))}
      </main>
      <footer>
        {PLACES.map((place) => (
          <Link key={place} href={`/${place.toLowerCase()}/`} prefetch={false}>
            {place}
          </Link>
        ))}
      </footer>
    </>
  );
}

function Card({ game: { id, title, slug, studio, price, tags, liked } }) {
  const cover = `/covers/${slug}/cover/challenge-cover-webp-`;
  return (
    <article className="card" aria-label={title}>
      <img
        src={`${cover}480x360.webp`}
        srcSet={`${cover}240x180.webp 240w, ${cover}480x360.webp 480w`}
        sizes="(max-width: 900px) 42vw, 220px"
        width="480"
        height="360"
        alt=""
        loading={id < 4 ? "eager" : "lazy"}
        decoding="async"
      />
      <h3>
        <Link href={`/games/${id}/${slug}/`} prefetch={false}>
          {title}
        </Link>
      </h3>
      <p>
        {studio} {price}
      </p>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Link href={`/tags/${tag.toLowerCase()}/`} prefetch={false}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action="/favorites/">
        <input type="hidden" name="id" value={id} />
        <button aria-pressed={liked} aria-label={`Favourite: ${title}`}>
          ♥
        </button>
      </form>
    </article>
  );
}
