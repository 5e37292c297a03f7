// @ts-check

export const WORDS = `
aber abends acht alle allein als alt ander anders arbeiten auch auf aufstehen backen bald bauen
begegnen beginnen beide beinahe besser bestimmt bitten blau bleiben braten braun breit brennen
bringen bunt damals danach danken dann dauern denken deutlich dicht dick drei drinnen dunkel durch
eben ebenso eckig eigen einfach einmal eng endlich erst erkennen essen etwas fahren fallen falsch
fangen fast fein fest finden fliegen folgen fragen freuen frieren frisch froh früh fünf füttern ganz
geben gehen gelb genau gerade gern gestern gesund gewinnen glatt glauben gleich graben grau grün gut
haben halb halten hart hell helfen heute hier hinten hoch hoffen holen hören hundert immer jeder
jetzt jung kalt kaufen kennen klar klein klettern klingen klug knapp kochen kommen können krumm kurz
lachen lang langsam laufen laut leben leer leicht leise lernen lesen letzte leuchten lieben links
locker machen malen manchmal mehr meinen mild mitten mögen morgen müde munter müssen mutig nachts
nah nass nehmen nennen neu neun niemals noch nun oben oft ohne ordnen packen pflücken plötzlich
rasch raten rechts reden reich reif reisen rennen rot rufen ruhig rund sagen sammeln sanft satt
sauber scharf schauen schief schlafen schnell schon schön schreiben schwer sehen selten sicher
sieben singen sitzen spannend sparen spielen spitz sprechen springen stark stehen steil still suchen
tanzen tapfer teilen tief tragen träumen treffen trinken trocken über üben unten viel vier vorne
wach wachsen wandern warm warten waschen weich weit werfen wichtig wieder winken wissen wohnen
wollen zart zeigen ziehen zuerst zuhören zusammen zwei zwischen
`
  .trim()
  .split(/\s+/);
