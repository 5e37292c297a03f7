// @ts-check

export const WORDS = `
acele açık adım adres ağaç ağır ağız akıl akşam alan alçak alev alışmak altı altın anahtar anlamak
anne araba arı arka armut aslan asma aşağı ateş ayak ayna bahar bahçe bakmak balık balon bardak
barış basit başka bebek bekçi beyaz bıçak bilgi bilmek bina bitki bizim boya böcek börek bugün
buğday bulmak bulut burun büyük cadde canlı ceket cesur cevap ceviz çabuk çadır çalışmak çanta çarşı
çatal çayır çekmek çeşme çevre çiçek çilek çizgi çocuk çorap çorba daha dalga davul dede deniz derin
dikkat dilek doğa doğru dolap dolu domates dudak durak durmak duvar düğme düşmek eğri ekmek eldiven
elma enerji erken eski eşya fakat fare fener fındık fırın gece gelmek gemi genç geniş gerçek gezi
giriş gitmek gölge gömlek görmek güçlü gülmek gümüş güneş güzel haber hafif hafta hala halı hamur
harita hava havuç hayat hazır hediye herkes hızlı hikaye ılık ırmak ışık ince inek insan ipek isim
istemek kabak kağıt kahve kalem kalın kalp kanat kapı kaplan kara karanfil kardeş karınca kasa kaşık
katı kavun kaya kazak kedi kelebek kelime kemer kenar kent kırmızı kısa kışın kitap kolay komşu
koşmak koyun köprü köşe kulak kumaş kural kuru kutu kuzu küçük lamba leylek liman limon makas mantar
masa masal mavi mektup merak mevsim meyve misafir mutfak mutlu müzik nane neden nehir niyet oda okul
okumak olmak orman orta otobüs oyun ödev öğle önce ördek örnek özel parça pasta patates pazar pembe
pencere perde peynir pilav pirinç rahat resim rüya rüzgar saat sabah sakin salata sandık sarı sebze
sekiz serin sevgi sevmek sıcak sınıf soğan soğuk sokak sonra sözcük şarkı şeker şemsiye şimdi tabak
takvim tarla tatlı tavşan tavuk taze temiz tepe toprak uçak uçmak ufuk umut uyku uzak uzun üzüm
vapur yağmur yaka yalnız yanak yaprak yaşam yavaş yazmak yeni yeşil yıldız yolcu yorgan yumurta
yüksek yürek zaman zeytin
`
  .trim()
  .split(/\s+/);
